import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What is waited for comes at once on a quiet machine; a busy one needs a while.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);
