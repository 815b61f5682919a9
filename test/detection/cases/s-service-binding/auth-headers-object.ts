const headers = new Headers();
headers.set('Authorization', `SERVICE-LOGIN ${process.env.KEY}`);
headers.append('Accept', 'application/json');

export const events = () => fetch(`${process.env.SERVICE_URL}/events`, { headers }); // finds: event-sets

export const members = async () => {
  const response = await fetch(process.env.SERVICE_URL + '/members', {
    headers: new Headers([['Authorization', `SERVICE-LOGIN ${process.env.KEY}`]]),
  });
  return (await response.json()).map((member) => member.card_assigned); // finds: member-card-assignment
};
