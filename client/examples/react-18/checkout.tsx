import { type AddressSubmission, sharedToken } from '@checkout-verification/client';
import '@checkout-verification/client/react';
import type { CheckoutAddress, VerifiedDetail } from '@checkout-verification/client/react';
import { useEffect, useRef, useState } from 'react';

const token = sharedToken(async () => {
  const response = await fetch('/checkout-token', { method: 'POST' });
  if (!response.ok) throw new Error('signed out');
  return response.text();
});

/** React 18 passes custom elements neither properties nor events, so a ref does. */
export function Checkout() {
  const address = useRef<CheckoutAddress>(null);
  const [verified, setVerified] = useState<AddressSubmission>();
  useEffect(() => {
    const element = address.current;
    if (element === null) return;
    const onVerified = ({ detail }: CustomEvent<VerifiedDetail>) => setVerified(detail.address);
    const onChanged = () => setVerified(undefined);
    element.addEventListener('verified', onVerified);
    element.addEventListener('changed', onChanged);
    element.token = token;
    return () => {
      element.removeEventListener('verified', onVerified);
      element.removeEventListener('changed', onChanged);
    };
  }, []);
  return (
    <main>
      <h1>Your order</h1>
      <checkout-address market="US" ref={address} />
      <p role="status">{verified && `We ship to ${verified.City}.`}</p>
    </main>
  );
}
