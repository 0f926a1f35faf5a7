import { createRoot } from 'react-dom/client';
import { Checkout } from './checkout.jsx';

createRoot(document.getElementById('app')).render(<Checkout />);
