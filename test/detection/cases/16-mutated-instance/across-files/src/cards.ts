import { api } from './api';

export const changePin = (id: number, pin: string) =>
  api.patch(`cards/${id}`, { card: { two_factor_pin: pin } }); // finds: card-assignment
