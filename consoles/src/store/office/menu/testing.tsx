import { openSection } from "../testing.tsx";
import { MenuPage } from "./menu-page.tsx";

/** Opens the menu at an address; returns the writes that it makes. */
export function openMenu(
  replies: Parameters<typeof openSection>[1],
  options?: Parameters<typeof openSection>[2],
) {
  return openSection(<MenuPage />, replies, options);
}
