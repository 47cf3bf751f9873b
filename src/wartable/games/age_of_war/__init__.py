"""Age of War, by Reiner Knizia: seven dice, fourteen castles, two to six players."""
