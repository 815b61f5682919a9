import { get, post } from 'k6/http';
import { group } from 'k6';

export default function () {
  group('cards', () => {
    get('https://api.access.example/cards?activated=true'); // finds: card-assignment
    post('https://api.access.example/cards/enroll', '{}'); // finds: card-enroll
  });
}
