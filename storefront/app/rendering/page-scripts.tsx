import {
  cloneElement,
  Fragment,
  isValidElement,
  type LinkHTMLAttributes,
  type ReactNode,
} from "react";
import { Scripts } from "react-router";

/**
 * The router's scripts, with a low priority: pictures, font and style sheet are what a visitor
 * waits for, and a slow connection would divide itself between them. The router has no setting for
 * it.
 */
export function PageScripts() {
  return withLowPriority(Scripts({}));
}

export function withLowPriority(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(withLowPriority);
  if (!isValidElement<LinkHTMLAttributes<HTMLLinkElement>>(node)) return node;
  if (node.type === Fragment) {
    return cloneElement(node, {}, ...[node.props.children].flat().map(withLowPriority));
  }
  return node.props.rel === "modulepreload" ? cloneElement(node, { fetchPriority: "low" }) : node;
}
