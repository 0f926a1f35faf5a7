import { addSearch } from './add-search.ts';
import { addTryIt } from './add-try-it.ts';
import { addCopyButtons, showOneLanguage, showThisOrigin } from './code.ts';

showThisOrigin();
showOneLanguage();
addCopyButtons();
addSearch();
addTryIt();

const contents = document.querySelector('nav');
// Scrolls to this page's entry if the contents are longer than the window.
contents?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
// On a phone the contents cover the text, so a click on an entry closes them.
contents?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a') && contents.matches(':popover-open')) contents.hidePopover();
});
