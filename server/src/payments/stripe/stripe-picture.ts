/** A bank card, as an SVG of our own drawing. */
export const stripePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" rx="5" fill="#2f4f8f"/><path d="M0 8h48v6H0z" fill="#17284d"/><rect x="6" y="19" width="9" height="7" rx="1.500" fill="#f2c14e"/><path d="M6 22.500h9M10.500 19v7" stroke="#a97d1c" stroke-width=".8"/><path d="M30 24h12" stroke="#dbe5fb" stroke-width="2.400" stroke-linecap="round"/></svg>';
