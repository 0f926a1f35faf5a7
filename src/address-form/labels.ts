import type { Language } from '../problem/render-problem.ts';
import { de } from './labels/de.ts';
import { en, type Labels } from './labels/en.ts';
import { es } from './labels/es.ts';
import { fr } from './labels/fr.ts';
import { it } from './labels/it.ts';
import { ja } from './labels/ja.ts';
import { nl } from './labels/nl.ts';
import { pt } from './labels/pt.ts';

export type { FieldKind } from './labels/en.ts';

export const labels: Readonly<Record<Language, Labels>> = { en, es, fr, de, pt, it, nl, ja };
