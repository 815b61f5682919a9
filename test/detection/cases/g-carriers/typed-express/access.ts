export const accessWith = (key: string) => ({
  async cards() {
    const answer = await fetch('https://api.access.example/cards', {
      headers: { Authorization: `SERVICE-LOGIN ${key}` },
    });
    return answer.json();
  },
});
