export const accessWith = (key) => {
  const get = async (path) => {
    const answer = await fetch(`https://api.access.example/${path}`, { headers: { Authorization: `SERVICE-LOGIN ${key}` } });
    return answer.json();
  };
  return { groups: () => get('groups') };
};
