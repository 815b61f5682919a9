function load<T>(path: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', 'https://api.access.example' + path);
    xhr.onload = () => (xhr.status === 200 ? resolve(JSON.parse(xhr.responseText)) : reject(new Error(xhr.statusText)));
    xhr.send();
  });
}

export async function show(list: HTMLElement) {
  const events = await load<any[]>('/events'); // finds: event-sets
  list.textContent = events.map((event) => event.id).join(', '); // finds: event-id
}
