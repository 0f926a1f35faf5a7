// Why addresses of several countries may lack a part, and why the shape of their codes is certain.
export const onePlace =
  'The territory is one place. Its name is on the label already, or nothing else could be there.';
export const mailGoesToBoxes =
  'Mail goes to boxes, and codes name post offices, so the address of a building has no code.';
export const codesCameLate =
  'Codes came late, and few people know theirs; carriers deliver by district, street and landmark.';
export const carriersIgnoreCodes =
  "Codes are assigned, but carriers hardly use them. They find a parcel's receiver by place and telephone.";
export const codesNameTowns = 'Codes name a town or quarter, so addresses are commonly written without them.';
export const codesOfIslands =
  'Islands with one code for all, or one for each village. Residents leave it out.';
export const areasLeftOut =
  'Labels show a parish, an island or a department, but town and street find the address, and buyers leave it out.';
export const onePublishedShape =
  'Codes have one shape. The post publishes it, and carriers and forms of the country insist on it.';
export const britishAndIrishShapes = 'The British and Irish posts list every shape of their codes.';
export const europeanShapes =
  'European posts. The number of digits has not changed since codes were introduced or last reformed, and the Universal Postal Union lists it.';
export const listOfThePost =
  'The built-in list is that of the post, with the codes of boxes and of receivers.';
