import { createRoot } from 'react-dom/client';
import { Checkout } from './checkout';

const app = document.getElementById('app');
if (app !== null) createRoot(app).render(<Checkout />);
