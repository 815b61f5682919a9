import axios from 'axios';
import { archivePath } from './shared';

const forum = axios.create({ baseURL: 'https://api.forum.example' });

export const archive = () => forum.get(archivePath());
