exports.groups = async () => {
  const answer = await fetch('https://api.access.example/groups');
  return answer.json();
};
