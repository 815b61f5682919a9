import axios from 'axios';
import { CardService } from './card-service';

export const cards = new CardService(axios.create({ baseURL: 'https://api.access.example' }));
