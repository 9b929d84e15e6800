"""What players read: names, questions, offers, the story, card texts. Imports every other room."""
