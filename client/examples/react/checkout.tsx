import { type AddressSubmission, sharedToken } from '@checkout-verification/client';
import '@checkout-verification/client/react';
import { useState } from 'react';

// One for the page: a function that is made anew with each rendering would forget its token.
const token = sharedToken(async () => {
  const response = await fetch('/checkout-token', { method: 'POST' });
  if (!response.ok) throw new Error('signed out');
  return response.text();
});

export function Checkout() {
  const [verified, setVerified] = useState<AddressSubmission>();
  return (
    <main>
      <h1>Your order</h1>
      <checkout-address
        market="US"
        token={token}
        onverified={({ detail }) => setVerified(detail.address)}
        onchanged={() => setVerified(undefined)}
      />
      <p role="status">{verified && `We ship to ${verified.City}.`}</p>
      <button type="button" disabled={verified === undefined}>
        Order
      </button>
    </main>
  );
}
