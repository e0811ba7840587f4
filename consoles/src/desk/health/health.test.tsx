import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const jobId = "0b8f2c1e-6b0f-4d4e-9c5e-0a7d8f6b1c2d";

function replies() {
  const jobs = [
    {
      id: jobId,
      name: "send-message",
      failed_at: "2026-11-27T18:34:00.000Z",
      attempts: 5,
      reason: "the mail server refused it",
      request_id: null,
    },
  ];
  return {
    "GET /desk/health": () => ({
      at: "2026-11-27T19:12:40.000Z",
      started_at: "2026-11-27T10:12:40.000Z",
      memory: 240_000_000,
      streams: 12,
      hears_changes: true,
      caches: [{ name: "items", hits: 97, misses: 3 }],
      findings: [
        { check: "node", state: "ok", text: "24.11" },
        { check: "backups", state: "problem", text: "the last one is nine days old" },
      ],
    }),
    "GET /desk/jobs": () => ({
      ...{ total_size: jobs.length, limit: 50, offset: 1, jobs },
      counts: [
        {
          ...{ name: "send-message", queued: 2, retrying: 1, active: 0 },
          ...{ failed: jobs.length, oldest_seconds: 3.2 },
        },
      ],
    }),
    "POST /desk/jobs/{job_id}/retry": () => {
      jobs.pop();
      return { message: "The job is queued again." };
    },
  };
}

test("what is wrong stands before what is fine", async () => {
  await openDesk("/desk/health", { replies: replies() });
  const heading = await screen.findByRole("heading", { name: "What the doctor says" });
  const findings = within(heading.parentElement as HTMLElement).getAllByRole("listitem");
  expect(findings.map(({ textContent }) => textContent)).toEqual([
    "problemBackupsthe last one is nine days old",
    "fineNode.js24.11",
  ]);
});

test("a failed job is tried again", async () => {
  const { sent } = await openDesk("/desk/health", { replies: replies() });
  await userEvent.click(await screen.findByRole("button", { name: "Try send-message again" }));
  await screen.findByText("The job is queued again.");
  await screen.findByText("No job has failed.");
  expect(sent).toEqual([{ endpoint: `POST /desk/jobs/${jobId}/retry`, input: {} }]);
});

test("who may only read cannot try again", async () => {
  await openDesk("/desk/health", { permissions: ["*:read"], replies: replies() });
  await screen.findByText("the mail server refused it");
  expect(screen.queryByRole("button", { name: "Try send-message again" })).toBeNull();
});
