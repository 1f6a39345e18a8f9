// Written for the oldest browser that may come here. Only Internet Explorer has a document mode.
var supported = !document.documentMode;
document.getElementById('supported').style.display = supported ? '' : 'none';
document.getElementById('unsupported').style.display = supported ? 'none' : '';
