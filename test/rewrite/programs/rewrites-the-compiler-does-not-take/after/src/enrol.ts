/** Nothing that the compiler has to say stands in the way of this one. */
export async function enrol(token: string): Promise<void> {
  await fetch('https://api.access.example/cards', { method: 'POST', body: JSON.stringify({ card: { token } }) });
}
