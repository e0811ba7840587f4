import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** The least a page of React and React Router can load: what takes it over, and no page. */
hydrateRoot(document, createElement(HydratedRouter));
