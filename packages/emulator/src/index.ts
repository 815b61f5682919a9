export {
  createEmulator,
  type Emulator,
  type EmulatorOptions,
  isLoopback,
  type ListenOptions,
} from './create-emulator.js';
export type * from './data/data-types.js';
export { EmulatorDataError } from './data/data-error.js';
export { defaultData, parseData, readData } from './data/read-data.js';
export { playedOperations } from './routes/all-operations.js';
