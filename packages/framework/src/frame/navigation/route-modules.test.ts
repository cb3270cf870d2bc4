import { expect, it } from 'vitest'
import { routeModules } from './route-modules.ts'

const manifest = {
  routes: {
    root: { id: 'root', path: '', module: '/a.js', imports: ['/b.js'] },
    home: { id: 'home', parentId: 'root', index: true, module: '/content.js' },
    page: {
      id: 'page',
      parentId: 'root',
      path: 'fundraising/:slug',
      module: '/c.js',
      imports: ['/b.js', '/d.js'],
    },
    rest: { id: 'rest', parentId: 'root', path: '*', module: '/content.js' },
  },
}

it('names the code of the page at a path, each file once', () => {
  expect(routeModules('/fundraising/maya', manifest)).toEqual(['/a.js', '/b.js', '/c.js', '/d.js'])
  expect(routeModules('/', manifest)).toContain('/content.js')
  expect(routeModules('/about', manifest)).toEqual(['/a.js', '/b.js', '/content.js'])
})
