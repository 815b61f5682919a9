export const loadGroups = async () => {
  const response = await fetch('https://api.access.example/groups');
  return response.json();
};
