import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the fastest test files first, for `npm run lab -- mutate`: the first failure ends a run, so the slow files, which
 * render in a browser environment, rarely run. A file without a recorded duration counts as slow if it renders (`.tsx`).
 */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => this.#cost(a) - this.#cost(b))
  }

  #cost(file: TestSpecification): number {
    const drawsMs = file.moduleId.endsWith('.tsx') ? 1_000_000 : 0
    return drawsMs + (this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0)
  }
}
