import { sharedToken } from '@checkout-verification/client';
import '@checkout-verification/client/element';

const address = document.querySelector('checkout-address');

// Your backend signs a token for the cart; the page's source never holds one.
address.token = sharedToken(async () => {
  const response = await fetch('/checkout-token', { method: 'POST' });
  if (!response.ok) throw new Error('signed out');
  return response.text();
});
