export const useAuth = () => ({ secret: localStorage.getItem('secret') });
