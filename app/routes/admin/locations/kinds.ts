export const pagesOf = {
  Country: {
    list: 'countries',
    create: 'newCountry',
    edit: 'country',
    merge: 'mergeCountry',
    remove: 'removeCountry',
  },
  City: { list: 'cities', create: 'newCity', edit: 'city', merge: 'mergeCity', remove: 'removeCity' },
} as const
