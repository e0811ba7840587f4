import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { OnDemand, onDemand } from "./on-demand.tsx";
import { PagePart } from "./page-part.tsx";

const hello = ({ name }: { name: string }) => <p>Hello {name}</p>;
const ada = { name: "Ada" };

test("what was fetched ahead is drawn at once, and what was not when it is there", async () => {
  const load = vi.fn().mockResolvedValue(hello);
  const part = onDemand<typeof ada>(load);
  const first = render(<OnDemand part={part} isOpen props={ada} onFault={() => {}} />);
  expect(screen.queryByText("Hello Ada")).toBeNull();
  expect(await screen.findByText("Hello Ada")).toBeDefined();
  first.unmount();

  render(<OnDemand part={part} isOpen props={ada} onFault={() => {}} />);
  expect(screen.getByText("Hello Ada")).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test("a view of a page waits until it is there", async () => {
  const part = onDemand<typeof ada>(() => Promise.resolve(hello));
  await act(async () => {
    render(
      <Suspense fallback="Waiting">
        <PagePart part={part} props={{ name: "Grace" }} />
      </Suspense>,
    );
  });
  expect(screen.getByText("Hello Grace")).toBeDefined();
});
