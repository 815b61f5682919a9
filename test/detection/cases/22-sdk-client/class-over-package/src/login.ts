import Doors from '@acme/doors';

export const doors = new Doors();
