import axios from 'axios';
import snakecaseKeys from 'snakecase-keys';

export const setPin = (id: number, pin: string) =>
  axios.patch(`https://api.access.example/cards/${id}`, snakecaseKeys({ card: { twoFactorPin: pin } })); // finds: card-assignment
