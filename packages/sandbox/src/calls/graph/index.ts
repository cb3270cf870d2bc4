import { postGraph } from './post-graph.ts'

export const graphCalls = [postGraph]
