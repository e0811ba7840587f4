import { enableCompileCache, type ResolveFnOutput, registerHooks } from "node:module";

/**
 * `node --import ./quick-imports.ts` starts in half the time and half the memory.
 *
 * Compiled code is kept for the next start. And Node reads a package's description
 * for every file of it, with all its exports: Drizzle's are 180 KB, its files 100,
 * and every table of ours asks again. Here each is found once.
 */
enableCompileCache();

const found = new Map<string, ResolveFnOutput>();
const fileOfDrizzle = /\/node_modules\/drizzle-orm\/.*\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith(".") && fileOfDrizzle.test(context.parentURL ?? "")) {
      const url = new URL(specifier, context.parentURL).href;
      return { url, format: "module", shortCircuit: true };
    }
    const isDrizzle = /^drizzle-orm($|\/)/.test(specifier) && context.conditions.includes("import");
    if (!isDrizzle) return next(specifier, context);
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(specifier, known);
    return known;
  },
});
