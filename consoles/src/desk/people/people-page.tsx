import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { Route, Routes } from "react-router";
import { LazyScreen } from "../../console/lazy-screen.tsx";
import { FoundPeople } from "./found-people.tsx";

const customer = lazyComponent(() =>
  import("./customer-page.tsx").then((file) => file.CustomerPage),
);

/** Customers: found by what they name. */
export function PeoplePage() {
  return (
    <Routes>
      <Route index element={<FoundPeople />} />
      <Route path=":id" element={<LazyScreen component={customer} fallback={null} />} />
    </Routes>
  );
}
