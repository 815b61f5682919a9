interface Device {
  id: number;
  activated_at: string | null;
  sub_type: string;
}

async function call<T>(path: string, method = 'GET'): Promise<T> {
  const response = await fetch(`https://api.access.example${path}`, { method });
  return response.json();
}

const load = (id: number): Promise<Device> => call(`/devices/${id}`);
const restart = (id: number): Promise<Device> => call(`/devices/${id}/restart`, 'POST');

export async function show(id: number) {
  const device = await load(id);
  const again = await restart(id);
  return [device.activated_at, again.sub_type];
}
