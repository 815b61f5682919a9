export async function enroll(card: object): Promise<Response> {
  return fetch('/cards/enroll', { // finds: card-enroll
    method: 'POST',
    headers: { Authorization: 'SERVICE-LOGIN ' + process.env.ACCESS_SECRET },
    body: JSON.stringify(card),
  });
}
