const base = process.env.ACCESS_URL;

export const access = {
  get: (path: string) => fetch(`${base}${path}`).then((response) => response.json()),
};
