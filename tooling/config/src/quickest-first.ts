import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the quickest test files first, for `npm run lab -- mutate`: the first failure ends a run, so the slow files, which
 * draw in a browser's environment, are seldom reached. A file that was not run yet counts as slow when it draws (`.tsx`).
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
