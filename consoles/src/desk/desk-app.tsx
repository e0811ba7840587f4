import { prefetchMessages } from "@errand/ui/messages/messages.browser.ts";
import { usePrefetchWhenIdle } from "@errand/ui/prefetch-when-idle.ts";
import { BrowserRouter, Navigate, Route, Routes } from "react-router";
import { DeskProviders } from "./desk-providers.tsx";
import { DeskFrame } from "./frame/desk-frame.tsx";

const messageFiles = Object.keys(import.meta.glob("./**/*.json"));
const prefetch = () => prefetchMessages(messageFiles);

/** The desk: what the operators of the shop run the town with. */
export function DeskApp() {
  usePrefetchWhenIdle(prefetch);
  return (
    <DeskProviders>
      <BrowserRouter>
        <DeskRoutes />
      </BrowserRouter>
    </DeskProviders>
  );
}

/** The screens of the desk, below a router. */
export function DeskRoutes() {
  return (
    <Routes>
      <Route path="/desk/*" element={<DeskFrame />} />
      <Route path="*" element={<Navigate replace to="/desk" />} />
    </Routes>
  );
}
