import { share } from '@acme/context';
import type { Card } from './api';

interface Panel {
  chosen: Card;
  all: readonly Card[];
}

export const panel = share<Panel>(undefined);
