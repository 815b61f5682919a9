const BASE = 'https://api.access.example';

export const get = async (strings: TemplateStringsArray, ...values: unknown[]) => {
  const path = strings.reduce((text, part, index) => text + part + encodeURIComponent(String(values[index] ?? '')), '');
  const response = await fetch(BASE + path);
  return response.json();
};
