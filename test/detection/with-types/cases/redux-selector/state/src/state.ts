import { createSelectorHook } from '@acme/store';
import type { Card } from './api';

interface Root {
  cards: { byId: { [id: string]: Card }; open?: Card };
  report: { interval: string; sub_type: string };
}

const initial: Root = { cards: { byId: {} }, report: { interval: 'P1D', sub_type: 'plain' } };

export const useRoot = createSelectorHook(initial);
