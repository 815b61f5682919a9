import axios from 'axios';
import url from 'encode-url-tag';

export const activate = (id: number) => axios.post(url`https://api.access.example/cards/${id}/activate`); // finds: card-assignment
