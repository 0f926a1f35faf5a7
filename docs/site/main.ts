import { addCopyButtons, showOneLanguage, showThisOrigin } from './code.ts';
import { addSearch } from './search.ts';
import { addTryIt } from './try-it.ts';

showThisOrigin();
showOneLanguage();
addCopyButtons();
addSearch();
addTryIt();

// The entry of this page among the contents, where there are more than fit.
document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest' });
