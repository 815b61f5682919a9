export const useAccess = () => {
  const cards = useState('cards', () => []);
  const load = async () => {
    cards.value = await $fetch('/cards', { baseURL: 'https://api.access.example' });
  };
  return { cards, load };
};
