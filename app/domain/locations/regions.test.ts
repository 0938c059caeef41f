import { expect, it } from 'vitest'
import { neighboursOf, regions } from './regions.ts'

it('Regions are neighbours of each other, and each has some', () => {
  for (const region of regions) {
    const near = neighboursOf(region)
    expect(near.length, region).toBeGreaterThan(0)
    expect(near).not.toContain(region)
    for (const each of near) expect(neighboursOf(each), `${region} and ${each}`).toContain(region)
  }
})

it('A city of national rank lies where its region does', () => {
  expect(neighboursOf('zhetysu')).toEqual(['almaty', 'abai', 'almaty-region'])
  expect(neighboursOf('shymkent')).toEqual(['zhambyl', 'kyzylorda', 'turkistan', 'ulytau'])
})
