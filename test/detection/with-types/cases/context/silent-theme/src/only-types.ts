import { theme } from './panel';

// The name is one of the service alone, and the type says that this is a theme all the same.
export const painted = (): string => theme.use().card_assigned_by_id;
