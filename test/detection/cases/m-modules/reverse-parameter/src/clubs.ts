import { title } from './format';

export async function titles() {
  const response = await fetch('https://forum.example/clubs');
  return (await response.json()).map((club) => title(club));
}
