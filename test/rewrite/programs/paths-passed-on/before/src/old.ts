export const old = () => fetch('/member_export_reporters');
