import { addCopyButtons, showOneLanguage, showThisOrigin } from './code.ts';
import { addSearch } from './search.ts';
import { addTryIt } from './try-it.ts';

showThisOrigin();
showOneLanguage();
addCopyButtons();
addSearch();
addTryIt();

const contents = document.querySelector('nav');
// The entry of this page, where there are more than fit.
contents?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
// On a phone the contents lie over the text: whoever goes to a part of this page wants to see it.
contents?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a') && contents.matches(':popover-open')) contents.hidePopover();
});
