export const events = async (limit: number) => {
  const response = await fetch(`https://api.access.example/events?limit=${limit}`); // finds: event-sets
  return response.json();
};
